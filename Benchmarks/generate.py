#!/usr/bin/env python3
"""Writes a folder of screen specs to measure with.

The same arguments always give the same bytes: every file is drawn from a generator seeded with its own number.
A spec has 30 views in 3 levels and about 6 kB; an app.yaml with palette and text styles stands beside them. They state what a
designer would: where each card leads, and no role, presentation or background that follows from the rest.

    ./generate.py DIRECTORY [--count 2000] [--seed 1] [--mistakes 0.0]
"""

import argparse
import pathlib
import random

WIDTH, HEIGHT = 375, 667
VIEWS = 30

PLACES = [
    ("Old Town", "老城码头"),
    ("Lighthouse Island", "灯塔岛"),
    ("North Bay", "北湾"),
    ("Pearl Wharf", "珍珠码头"),
    ("Fisher Cove", "渔人湾"),
    ("Market Quay", "集市码头"),
    ("Willow Bank", "柳岸"),
    ("Castle Hill", "城堡山"),
]
DETAILS = [
    ("Every 20 minutes", "每 20 分钟一班"),
    ("Bicycles allowed", "可携带自行车"),
    ("Step-free access", "设有无障碍通道"),
    ("Last boat at 23:40", "末班船 23:40"),
    ("Ten minutes late", "晚点 10 分钟"),
    ("Tickets on board", "船上购票"),
]
ACTIONS = [
    ("Buy Ticket", "购买船票", "buyTicket"),
    ("Show Route", "查看航线", "showRoute"),
    ("Add Reminder", "添加提醒", "addReminder"),
    ("Find Pier", "查找码头", "findPier"),
]
CARDS = (VIEWS - 4) // 5

APP = """\
---
# Facts about the app whose screens stand beside this file.
higlint: 1
app:
  name: {en: Harbor, zh-Hans: 港湾渡轮}
  category: navigation
  languages: [en, zh-Hans]
  devices: [iphone]
  orientations: [portrait]
  tint: $brand
  background: $ground
palette:
  brand: {light: "#0B5C8A", dark: "#6CC4F0"}
  onBrand: {light: white, dark: "#101112"}
  ground: {light: "#F2F2F4", dark: black}
  surface: {light: white, dark: "#1C1C1E"}
  ink: {light: "#1B1D1F", dark: "#F4F4F5"}
  inkSecondary: {light: "#5A6068", dark: "#A9AEB4"}
textStyles:
  headline: {style: headline, size: 17, weight: semibold}
  body: {style: body, size: 17}
  footnote: {style: footnote, size: 13}
"""


class Spec:
    """One screen, written line by line."""

    def __init__(self, number, count, seed, mistakes):
        self.number = number
        # Each screen leads to as many as it has cards, the first one to all in the end.
        first = number * CARDS + 1
        self.next = [f"screen{other:05}" for other in range(first, min(first + CARDS, count))]
        self.draw = random.Random(seed * 1_000_003 + number)
        self.mistakes = mistakes
        self.lines = []
        self.count = 0

    def line(self, level, text):
        self.lines.append("  " * level + text)

    def view(self, level, kind, frame):
        """Begins a view; what belongs to it stands one level deeper."""
        self.count += 1
        self.line(level, f"- kind: {kind}")
        self.line(level + 1, f"id: {kind}{self.count}")
        self.line(level + 1, f"frame: [{', '.join(map(str, frame))}]")

    def texts(self, level, field, english, chinese):
        self.line(level, f"{field}:")
        self.line(level + 1, f"en: {english}")
        self.line(level + 1, f"zh-Hans: {chinese}")

    def slip(self):
        """Whether to make a mistake here."""
        return self.draw.random() < self.mistakes

    def label(self, level, frame, words, font, color):
        x, y, width, height = frame
        if self.slip():
            x += 3
        if self.slip():
            color = '"#AAAAAA"'
        self.view(level, "label", [x, y, width, height])
        self.texts(level + 1, "text", *words)
        self.line(level + 1, f"font: {font}")
        self.line(level + 1, f"color: {color}")

    def button(self, level, frame, prominent, opens=None):
        english, chinese, action = self.draw.choice(ACTIONS)
        if self.slip():
            frame = frame[:2] + [30, 30]
        self.view(level, "button", frame)
        self.texts(level + 1, "title", english, chinese)
        self.line(level + 1, f"opens: {opens}" if opens else f"action: {action}")
        if prominent:
            self.line(level + 1, "font: $headline")
            self.line(level + 1, "color: $onBrand")
            self.line(level + 1, "background: $brand")
            self.line(level + 1, "cornerRadius: 8")
        else:
            self.line(level + 1, "font: $body")

    def card(self, level, y, opens):
        """A card of five views: itself, a title, a detail, a note and a button."""
        self.view(level, "card", [16, y, 343, 160])
        self.line(level + 1, "background: $surface")
        self.line(level + 1, "cornerRadius: 8")
        self.line(level + 1, "children:")
        place = self.draw.choice(PLACES)
        self.label(level + 2, [16, 8, 311, 28], place, "$headline", "$ink")
        for offset in (44, 74):
            self.label(level + 2, [16, offset, 311, 22], self.draw.choice(DETAILS), "$footnote", "$inkSecondary")
        self.button(level + 2, [16, 104, 311, 48], self.draw.random() < 0.25, opens)

    def text(self):
        title = self.draw.choice(PLACES)
        self.line(0, "---")
        self.line(0, f"# Screen {self.number}: generated, always the same.")
        self.line(0, f"screen: screen{self.number:05}")
        self.line(0, "device: iphone6")
        self.line(0, "navigationBar:")
        self.texts(1, "title", *title)
        self.line(0, "views:")
        self.view(0 + 1, "scrollView", [0, 64, WIDTH, HEIGHT - 64])
        self.line(2, f"contentSize: [{WIDTH}, {64 + CARDS * 176 + 64}]")
        self.line(2, "children:")
        self.label(3, [16, 16, 343, 28], self.draw.choice(DETAILS), "$body", "$ink")
        for index in range(CARDS):
            self.card(3, 60 + index * 176, self.next[index] if index < len(self.next) else None)
        bottom = 60 + CARDS * 176
        while self.count < VIEWS:
            self.button(3, [16, bottom, 343, 48], False)
            bottom += 64
        return "\n".join(self.lines) + "\n"


def write(directory, count, seed=1, mistakes=0.0):
    """Writes app.yaml and `count` specs; returns their size together, in bytes."""
    directory = pathlib.Path(directory)
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "app.yaml").write_bytes(APP.encode())
    total = len(APP.encode())
    for number in range(count):
        stored = Spec(number, count, seed, mistakes).text().encode()
        # Folders of a hundred, as a large team would keep them.
        folder = directory / f"area{number // 100:03}"
        folder.mkdir(exist_ok=True)
        (folder / f"screen{number:05}.yaml").write_bytes(stored)
        total += len(stored)
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("directory")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mistakes", type=float, default=0.0, help="the chance of a mistake at each place, 0 to 1")
    options = parser.parse_args()
    total = write(options.directory, options.count, options.seed, options.mistakes)
    print(f"{options.count} specs, {total} bytes, {total / max(1, options.count):.0f} each")


if __name__ == "__main__":
    main()

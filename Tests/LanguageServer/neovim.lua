-- Neovim without a screen, with its own client as its `init.lua` starts it: a diagnostic appears, a fix is applied, a
-- completion is taken. The file comes by the environment; what happened is written to standard error, line by line.
local function say(text) io.stderr:write(text .. "\n") end

local function wait(what, holds)
  if not vim.wait(30000, holds, 20) then
    say("never: " .. what)
    vim.cmd("cquit 1")
  end
end

-- So that the cursor can stand behind the last letter, as it does while one types.
vim.o.virtualedit = "onemore"
vim.cmd("edit " .. vim.env.SPEC)
local buffer = vim.api.nvim_get_current_buf()
local function attached(number)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = number }) or vim.lsp.buf_get_clients(number)
  for _, client in pairs(clients) do
    if client.name == "higlint" then return client.id end
  end
end
wait("a client", function() return attached(buffer) end)
local id = attached(buffer)

local function contrast()
  for _, found in ipairs(vim.diagnostic.get(buffer)) do
    if found.code == "color/contrast" or found.message:match("^Contrast is 2.32") then return found end
  end
end

wait("a diagnostic", contrast)
say("diagnostic: line " .. contrast().lnum .. ": " .. contrast().message)

-- A fix: the first action at the diagnostic.
vim.api.nvim_win_set_cursor(0, { contrast().lnum + 1, contrast().col })
local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", range, 30000)
local action = answers[id].result[1]
say("action: " .. action.title)
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
say("line: " .. vim.api.nvim_buf_get_lines(buffer, 9, 10, false)[1])
wait("the end of the diagnostic", function() return not contrast() end)
say("the diagnostic is gone")

-- A completion, taken from the menu of omnifunc.
vim.api.nvim_buf_set_lines(buffer, 10, 10, false, { "    ali" })
vim.api.nvim_win_set_cursor(0, { 11, 7 })
local start = vim.lsp.omnifunc(1, "")
local place = vim.lsp.util.make_position_params()
local offered = vim.lsp.buf_request_sync(buffer, "textDocument/completion", place, 30000)[id].result
for _, item in ipairs(offered.items) do
  if item.label == "align" then
    vim.lsp.util.apply_text_edits({ item.textEdit }, buffer, "utf-16")
    say("completed: " .. vim.api.nvim_buf_get_lines(buffer, 10, 11, false)[1])
  end
end

-- A storyboard is shown, too, by the same server.
vim.cmd("edit! " .. vim.env.STORYBOARD)
local storyboard = vim.api.nvim_get_current_buf()
wait("a storyboard's client", function() return attached(storyboard) == id end)
wait("a storyboard's diagnostic", function() return #vim.diagnostic.get(storyboard) > 0 end)
say("storyboard: " .. vim.diagnostic.get(storyboard)[1].message)
vim.lsp.stop_client(id)
vim.cmd("qall!")

import { anthropicWriter } from "@/lib/services/quote-writer/anthropic";
import { composer } from "@/lib/services/quote-writer/embedded";
import { startAnthropicServer } from "@/tests/support/anthropic-server";
import { writerContract } from "@/tests/support/quote-writer-contract";

writerContract("composer", async () => ({ writer: composer }));

writerContract("Anthropic", async () => {
  const server = await startAnthropicServer();
  const { apiKey, url, close } = server;
  return { writer: anthropicWriter({ apiKey, baseURL: url, model: "claude-haiku-5-5" }), close };
});

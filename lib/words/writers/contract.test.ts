import { startAnthropicServer } from "@/tests/support/anthropic-server";
import { writerContract } from "@/tests/support/quote-writer-contract";
import { libraryWriter, writerFor } from "./writer";

writerContract("library", async () => ({ writer: libraryWriter }));

writerContract("Anthropic", async () => {
  const server = await startAnthropicServer();
  const { apiKey, url, close } = server;
  const config = { apiKey, baseURL: url, model: "claude-haiku-5-5", fallback: "none" } as const;
  return { writer: writerFor({ kind: "anthropic", ...config }), close };
});

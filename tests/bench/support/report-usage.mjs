// Loaded into a server before anything else: answers its parent's question of what it has used so far.
import { createRequire } from "node:module";

const counted = { statements: 0 };
if (process.env.BENCH_COUNTS_STATEMENTS) countStatements();

process.on("message", (question) => {
  if (question !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20, ...counted });
});

// Nobody is left to end it.
process.on("disconnect", () => process.exit());

/** Every statement goes through this method, a transaction's BEGIN and COMMIT too, on either database. */
function countStatements() {
  const { Client } = createRequire(import.meta.url)("pg");
  const { query } = Client.prototype;
  Client.prototype.query = function counting(...given) {
    counted.statements += 1;
    return query.apply(this, given);
  };
}

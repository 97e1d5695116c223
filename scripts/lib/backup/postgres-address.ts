import pg from "pg";

/** What PostgreSQL's tools take over from this process: nothing that is secret. */
const PASSED_ON = ["PATH", "HOME", "USERPROFILE", "SystemRoot", "TMPDIR", "TEMP"];

/** How an address says what libpq reads from its environment. */
const TLS = {
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
} as const;

/**
 * The environment in which PostgreSQL's tools reach the database of an address. The password goes this way and no
 * other: a command line is there for everyone on the machine to read.
 */
export function toolEnvironment(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const query = new URL(url).searchParams;
  const tls = Object.entries(TLS).map(([parameter, name]) => [
    name,
    // The app's driver alone knows the word for encryption without a look at the certificate.
    (query.get(parameter) ?? process.env[name])?.replace("no-verify", "require"),
  ]);
  const own = PASSED_ON.map((name) => [name, process.env[name]]);
  const reach = Object.entries({
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password ?? undefined,
    PGDATABASE: database,
  });
  const given = [...own, ...tls, ...reach].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return { ...Object.fromEntries(given), PGAPPNAME: "hearten backup" };
}

/** The address of another database on the same server. */
export function addressOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

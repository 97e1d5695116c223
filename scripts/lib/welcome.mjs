import { DEMO_ADMIN, DEMO_MEMBER } from "./demo-accounts.mjs";

/** What a person needs to know once the server runs. */
export function welcome({ demo, port, host, folder, env }) {
  if (!demo) return `\nHearten runs on ${host}:${port} for ${env.APP_URL}. Ctrl+C stops it.`;
  const people = [
    `  Sign in  ${DEMO_MEMBER.email} / ${DEMO_MEMBER.password}`,
    `  Admin    ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}`,
  ];
  return [
    `\n  Hearten  http://localhost:${port}  (demo, only on this machine; Ctrl+C stops it)`,
    `  Data     ${folder}`,
    ...(env.DEMO_SEED === "0" ? [] : people),
    "",
  ].join("\n");
}

import { connection } from "next/server";

/** A page that is made anew for each request, and says nothing. */
export default async function Page() {
  await connection();
  return <p>Empty</p>;
}

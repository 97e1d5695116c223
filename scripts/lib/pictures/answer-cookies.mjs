/** Answers the question about cookies, which would stand before what is to be seen. */
export async function answerCookies(page) {
  const question = page.getByRole("button", { name: "Essential Only" });
  await question.click();
  await question.waitFor({ state: "hidden" });
}

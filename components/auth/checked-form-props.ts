/**
 * What a form needs that we check, not the browser.
 *
 * @param load brings what checks it, once somebody is about to write
 */
export function checkedFormProps(
  ref: React.RefObject<HTMLFormElement | null>,
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => Promise<void>,
  load: () => Promise<unknown>,
) {
  return {
    ref,
    /** What checks it may still be on its way when somebody is quick: the form shows that it was sent. */
    async onSubmit(event: React.FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      form.ariaBusy = "true";
      await onSubmit(event).finally(() => form.removeAttribute("aria-busy"));
    },
    onFocus: () => void load().catch(() => {}),
    noValidate: true,
    method: "post" as const,
  };
}

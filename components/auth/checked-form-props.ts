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
    onSubmit,
    onFocus: () => void load().catch(() => {}),
    noValidate: true,
    method: "post" as const,
  };
}

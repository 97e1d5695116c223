/** A small fault that a careless change could make, and the tests that are to notice it. */
export interface Fault {
  name: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  tests: readonly string[];
}

export const both = (name: string) => `tests/integration/both/${name}.test.ts`;
export const integration = (name: string) => `tests/integration/${name}.test.ts`;
export const beside = (path: string) => `lib/${path}.test.ts`;

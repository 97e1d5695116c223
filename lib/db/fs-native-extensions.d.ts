declare module "fs-native-extensions" {
  /** Locks an open file for its opener alone. False: somebody else holds it. Throws where it cannot be locked. */
  export function tryLock(fd: number): boolean;
}

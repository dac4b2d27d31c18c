declare module "fs-native-extensions" {
  /** Takes the operating system's lock on an open file; false where another process holds it. */
  export function tryLock(fileDescriptor: number): boolean;
  /** The same, but waits until the lock is free. */
  export function waitForLock(fileDescriptor: number): Promise<void>;
}

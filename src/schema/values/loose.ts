export type KeysOf<T> = T extends unknown ? keyof T : never;
export type ValueAt<T, K extends PropertyKey> = T extends unknown
  ? K extends keyof T
    ? T[K]
    : never
  : never;

/**
 * A shape while it is being written: every key of every union member may be there or not.
 * A valid value is always assignable to its loose form. (Tuples keep a union whole, so that its members
 * merge instead of being loosened one by one.)
 */
export type Loose<T> = [T] extends [string | number | boolean | undefined]
  ? T
  : [T] extends [readonly (infer Item)[] | undefined]
    ? Loose<Item>[]
    : { [K in KeysOf<T>]?: Loose<Exclude<ValueAt<T, K>, undefined>> | undefined };

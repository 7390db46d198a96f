export type KeysOf<T> = T extends unknown ? keyof T : never;
export type ValueAt<T, K extends PropertyKey> = T extends unknown
  ? K extends keyof T
    ? T[K]
    : never
  : never;

/**
 * An unfinished shape: every key of every union member may be present or absent. A valid value is assignable to its
 * loose form. (The tuples keep a union whole, so that its members merge.)
 */
export type Loose<T> = [T] extends [string | number | boolean | undefined]
  ? T
  : [T] extends [readonly (infer Item)[] | undefined]
    ? Loose<Item>[]
    : { [K in KeysOf<T>]?: Loose<Exclude<ValueAt<T, K>, undefined>> | undefined };

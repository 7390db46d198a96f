type Scalar = string | number | boolean | undefined;

/** Every dotted path into a loose document: to its objects, lists, entries and texts. */
export type PathIn<T> = [T] extends [Scalar]
  ? never
  : [T] extends [readonly (infer Item)[] | undefined]
    ? WithRest<`${number}`, Item>
    : { [K in keyof T & string]-?: WithRest<K, Exclude<T[K], undefined>> }[keyof T & string];

type WithRest<Key extends string, T> = Key | `${Key}.${PathIn<T>}`;

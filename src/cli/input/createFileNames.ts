/** Makes names of files: plain characters only, and no name twice. */
export function createFileNames(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const base = name.replace(/[^a-z0-9_-]+/gi, '_').slice(0, 80) || 'template';
    // A file system may not tell upper from lower case.
    const key = base.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

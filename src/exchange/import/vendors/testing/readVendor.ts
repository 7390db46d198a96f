import { importOne } from '../../testing/importOne';

export async function read(value: unknown) {
  const result = await importOne(JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  return result;
}

export async function readTemplate(value: unknown) {
  const result = await read(value);
  if (result.kind !== 'template') throw new Error(result.kind);
  return result;
}

export const encoded = (text: string) => Buffer.from(text).toString('base64');
export const picture = (fileUrl: string, more: object = {}) => ({
  media: { contentInfo: { fileUrl }, ...more },
});

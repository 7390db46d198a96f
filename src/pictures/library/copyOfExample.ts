import { mediaAddress } from '../../workspace/media/mediaAddress';

/**
 * A picture of an example as a file to upload: only this page has the original, and a platform needs a copy that it
 * can fetch. Undefined if it cannot be read.
 */
export async function copyOfExample(fileUrl: string, name: string): Promise<File | undefined> {
  try {
    const answer = await fetch(mediaAddress(fileUrl) ?? '');
    const content = await answer.blob();
    return answer.ok ? new File([content], name, { type: content.type }) : undefined;
  } catch {
    return undefined;
  }
}

import { mediaAddress } from '../../session/media/mediaAddress';

/** Only this page has the pictures of its examples: a platform needs a copy that it can fetch. */
export async function copyOfExample(fileUrl: string, name: string): Promise<File | undefined> {
  try {
    const answer = await fetch(mediaAddress(fileUrl) ?? '');
    const content = await answer.blob();
    return answer.ok ? new File([content], name, { type: content.type }) : undefined;
  } catch {
    return undefined;
  }
}

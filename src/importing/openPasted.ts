import type { AppServices } from '../workspace/services/AppServices';

/** Opens the import with a text that was pasted or typed. `html`: the clipboard's other form of it. Its readers are loaded then. */
export async function openPasted(
  imports: AppServices['imports'],
  text: string,
  html?: string,
): Promise<void> {
  const { toImportSource } = await import('./readImportFile');
  imports.setState(toImportSource(text, html), true);
}

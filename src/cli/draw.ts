import { basename } from 'node:path';
import { createDrawer, type DrawingView, type DrawnSystem } from './createDrawer';
import { createFileNames, writeFolder, type OutputFile } from './io/writeFolder';
import { templatesOf, readInputs } from './io/readInputs';
import type { SourceTemplate } from './io/readTemplates';
import { UsageError, exitCodes, type ExitCode, type Terminal } from './io/terminal';

export type DrawCommand = Pick<
  DrawingView,
  'theme' | 'view' | 'card' | 'text' | 'width' | 'iphone' | 'contrast' | 'samples' | 'scale'
> & {
  phone: DrawnSystem | 'both';
  out: string;
  pictures: boolean;
};

/** `rcs-template draw`: the phones with each template of files and folders, as PNG files in a folder. What cannot be drawn is left out. */
export async function draw(
  places: readonly string[],
  { phone, out, pictures, ...view }: DrawCommand,
  terminal: Terminal,
): Promise<ExitCode> {
  const systems: readonly DrawnSystem[] = phone === 'both' ? ['android', 'ios'] : [phone];
  const nameFile = createFileNames();
  const drawer = await createDrawer(terminal);
  let code: ExitCode = exitCodes.done;
  try {
    // One browser: one template after the other.
    for await (const input of readInputs(places, terminal)) {
      if (input.isIgnored) {
        terminal.remark(`Skipped: ${input.file}. ${input.problem}\n`);
        continue;
      }
      try {
        await drawFile(input.file, templatesOf(input));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        terminal.remark(`${error.message}\n`);
        code = exitCodes.failed;
      }
    }
  } finally {
    await drawer.close();
  }
  return code;

  async function drawFile(file: string, sources: readonly SourceTemplate[]) {
    for (const source of sources) {
      const name = nameFile(baseOf(file, source.template.name, sources.length));
      // oxlint-disable-next-line no-await-in-loop
      const drawings = await drawer.draw(source, { ...view, systems, loadsPictures: pictures });
      const images = drawings.map(({ system, png }): OutputFile => ({
        name: `${name}-${system}.png`,
        content: png,
      }));
      // oxlint-disable-next-line no-await-in-loop
      await writeFolder(out, images);
      for (const image of images) terminal.write(`${out}/${image.name}\n`);
    }
  }
}

/** What a drawing is called: like its file, and like its template where a file has several or no name. */
function baseOf(file: string, name: unknown, count: number): string {
  const template = typeof name === 'string' ? name : '';
  if (file === '-') return template;
  const plain = basename(file).replace(/(?:\.rcs-template)?\.\w+$/, '');
  return count === 1 ? plain : `${plain}-${template}`;
}

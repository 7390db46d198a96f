import { writeLibraryFile } from '../exchange/file/libraryFile';
import { boundaryCases, type BoundaryCase, boundaryDrafts } from '../schema/boundary/boundaryCases';
import { formatNumber } from '../schema/values/text';
import { templateEnding, writeFolder } from './io/writeFolder';
import { exitCodes, type ExitCode, type Terminal } from './io/terminal';

const fileOf = ({ id }: Pick<BoundaryCase, 'id'>) => `${id}${templateEnding}`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `rcs-template boundary`: templates at every edge of what the interface takes. With a folder each is a file, beside
 * them the list of what is expected (`cases.json`) and all of them as drafts for the page (`drafts.json`).
 */
export async function boundary({ out }: { out?: string }, terminal: Terminal): Promise<ExitCode> {
  const cases = boundaryCases();
  if (out === undefined) {
    terminal.write(json(cases));
    return exitCodes.done;
  }
  const now = Date.now();
  await writeFolder(out, [
    ...cases.map((one) => ({ name: fileOf(one), content: json(one.template) })),
    {
      name: 'cases.json',
      content: json(cases.map(({ template: _template, ...one }) => ({ file: fileOf(one), ...one }))),
    },
    { name: 'drafts.json', content: writeLibraryFile(boundaryDrafts(cases, now), now) },
  ]);
  const accepted = cases.filter(({ expected }) => expected === 'accepted').length;
  terminal.write(
    `${formatNumber(cases.length)} templates in ${out}: ${accepted} should be accepted, ${cases.length - accepted} rejected. cases.json has the expected result of each.\n`,
  );
  return exitCodes.done;
}

import type { MeasuredRows, RowCut, RowMeter } from '../../editor/samples/rowCuts';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { mediaAddress, ownMediaAddress } from '../../workspace/media/mediaAddress';
import { usualStates } from '../../preview/clipping/clippingStates';
import { openCutMeter, type CutMeter } from './openCutMeter';
import { rowCutsOf } from './rowCutsOf';

/** Px that a line break counts for: the width of a card's line in the canvas's default font of 10 px. */
const LINE_WIDTH = 200;

/** Measures rows of a file in the usual state of the phones. */
export function createRowMeter({
  editor,
  trustsMedia,
}: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>): RowMeter {
  let meter: CutMeter | undefined;
  let begun = 0;
  let context: CanvasRenderingContext2D | null | undefined;

  async function measure({ template, typical, readings, onProgress, signal }: MeasuredRows) {
    const opened = (meter ??= openCutMeter());
    const toSource = trustsMedia.getState() ? mediaAddress : ownMediaAddress;
    const typed = editor.typedAddress.getState();
    const cutsWith = (samples: Readonly<Record<string, string>>) =>
      opened.measure({
        template,
        states: usualStates(template.type),
        values: [{ set: undefined, samples }],
        mapMediaUrl: (address) => (address === typed ? undefined : toSource(address)),
        signal,
      });
    async function measureAll() {
      const usual = await cutsWith(typical);
      const cuts: (readonly RowCut[])[] = [];
      for (const [index, { samples }] of readings.entries()) {
        onProgress(index);
        const measured = await cutsWith(samples);
        if (!usual || !measured || signal.aborted) return undefined;
        cuts.push(rowCutsOf(template, measured, usual));
      }
      return cuts;
    }
    begun += 1;
    const own = begun;
    try {
      return await measureAll();
    } finally {
      // The next measurement may have begun on the same stage.
      if (own === begun) opened.rest();
    }
  }
  function widthOf(text: string): number {
    context ??= document.createElement('canvas').getContext('2d');
    return text
      .split('\n')
      .reduce((sum, line, index) => sum + (index > 0 ? LINE_WIDTH : 0) + widthOfLine(line), 0);
  }
  const widthOfLine = (line: string) => context?.measureText(line).width ?? line.length;

  return { measure, widthOf };
}

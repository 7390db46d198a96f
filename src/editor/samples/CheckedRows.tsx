import { useEffect, useState } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { formatNumber } from '../../schema/values/text';
import { announce } from '../../ui/notices/announcer';
import type { TemplateEditor } from '../model/TemplateEditor';
import { checkRows, type RowsReport } from './checkRows';
import { measureRows, type RowsMeasured } from './measureRows';
import type { Columns, ValueTable } from './readValueRows';
import type { RowPhones } from './rowCuts';
import { RowsOnPhones } from './RowsOnPhones';
import { RowsResult } from './RowsResult';
import { createValueCheck } from '../../advice/withSamples';

type CheckedRowsProps = {
  table: ValueTable;
  columns: Columns;
  editor: TemplateEditor;
  template: TemplateDraft;
  notes: ParameterNotes;
  phones: RowPhones;
  onGoTo: (path: string) => void;
};

/** The result for the rows of a file, as it comes in: first of the rules, then of the phones. */
export function CheckedRows({ table, columns, editor, template, notes, phones, onGoTo }: CheckedRowsProps) {
  const [report, setReport] = useState<RowsReport>();
  const [measured, setMeasured] = useState<RowsMeasured>();
  const { meter } = phones;

  // The rows are checked and measured in slices, outside of drawing.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function run() {
      setMeasured(undefined);
      const check = createValueCheck(template, {
        textLimit: editor.diagnostics.textLimit(),
        now: Date.now(),
      });
      const rules = { columns, names: notes.names, check };
      const done = await checkRows({ ...rules, table, onProgress: setReport, signal });
      if (!done) return;
      setReport(done);
      announce(
        done.broken === 0
          ? `All ${formatNumber(done.total)} rows fit.`
          : `${formatNumber(done.broken)} of ${formatNumber(done.total)} rows need a look.`,
      );
      function follow(next: RowsMeasured) {
        setMeasured(next);
        if (next.state === 'done' && next.cut > 0)
          announce(
            `On the phones, ${formatNumber(next.cut)} of ${formatNumber(next.rows)} rows are cut more.`,
          );
      }
      const work = { ...rules, table, template, notes, report: done, meter };
      await measureRows({ ...work, onProgress: follow, signal });
    }
    void run();
    return () => stop.abort();
  }, [table, columns, template, notes, editor, meter]);

  if (!report) return null;
  const ranked = measured?.state === 'done' ? measured.ranked : undefined;
  return (
    <>
      <RowsResult
        report={{ ...report, ...ranked }}
        editor={editor}
        notes={notes}
        phones={phones}
        onGoTo={onGoTo}
      />
      {measured && <RowsOnPhones measured={measured} total={report.total} type={template.type} />}
    </>
  );
}

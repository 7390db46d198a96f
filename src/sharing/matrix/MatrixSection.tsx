import { useMemo, useState } from 'react';
import { createValueCheck } from '../../advice/withSamples';
import type { MatrixView } from '../../exchange/link/matrixView';
import { createStore } from '../../lib/createStore';
import type { Agent } from '../../preview/model/agent';
import { draftToTemplate } from '../../schema/draft/draft';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSetNames } from '../../schema/draft/sampleSetNames';
import type { SampleSet } from '../../schema/draft/sampleSets';
import { nameOfPath } from '../../schema/template/nameOfPath';
import type { OpenToRead } from '../../workspace/openToRead';
import type { CutsOf } from '../../checks/cuts/useCuts';
import { MatrixCell } from './MatrixCell';
import styles from './MatrixPage.module.css';

type MatrixSectionProps = {
  open: OpenToRead;
  agent: Agent;
  set: SampleSet;
  /** Absent for a template without parameters: the drawings need no name then. */
  hasParameters: boolean;
  view: MatrixView;
  cutsOf: CutsOf;
  drawsAll: boolean;
};

const levelNames = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const;

/** The drawings with one set of samples, and what its values break. */
export function MatrixSection({
  open,
  agent,
  set,
  hasParameters,
  view,
  cutsOf,
  drawsAll,
}: MatrixSectionProps) {
  const [samples] = useState(() => createStore<{ shown: SampleSet | undefined }>({ shown: set }));
  const [now] = useState(() => Date.now());
  const shown = useMemo(() => ({ ...open, samples }), [open, samples]);
  const { draft, parameters } = open.editor.document.get();
  const findings = useMemo(() => {
    const template = draftToTemplate(draft);
    const check = createValueCheck(template, { textLimit: open.editor.diagnostics.textLimit(), now });
    return check(samplesOf(parameters, set, template));
  }, [draft, parameters, set, open, now]);
  const { phones, texts, themes, contrasts } = view;
  const cells = phones.flatMap((phone) =>
    texts.flatMap((text) =>
      themes.flatMap((theme) => contrasts.map((contrast) => ({ phone, text, theme, contrast }))),
    ),
  );
  return (
    <section className={styles.section}>
      {hasParameters && <h2>{sampleSetNames[set]}</h2>}
      {hasParameters &&
        (findings.length === 0 ? (
          <p className={styles.note}>These values break nothing more than the template does.</p>
        ) : (
          <ul className={styles.findings}>
            {findings.map(({ level, path, message }) => (
              <li key={`${level} ${path.join('.')} ${message}`}>
                <b>{levelNames[level]}</b>, {nameOfPath(path)}: {message}
              </li>
            ))}
          </ul>
        ))}
      <ul className={styles.cells}>
        {cells.map((cell) => (
          <MatrixCell
            key={Object.values(cell).join(' ')}
            open={shown}
            agent={agent}
            cell={cell}
            cuts={cutsOf(cell.phone, cell.text, hasParameters ? set : undefined)}
            drawsNow={drawsAll}
          />
        ))}
      </ul>
    </section>
  );
}

import { useState, useMemo, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import {
  readMatrixView,
  writeMatrixView,
  type MatrixView,
  screenOf,
  type MatrixPhone,
} from '../../exchange/link/matrixView';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { markersOf } from '../../schema/draft/parameterNotes';
import { ForeignPictures } from '../../phones/ForeignPictures';
import { useAgent } from '../../senders/agent';
import { openToRead, type OpenToRead } from '../../workspace/openToRead';
import { levelTitles, SheetHead, type LinkedTemplate } from '../sheet/SheetHead';
import { useMatrixClipping, type CutsOf } from '../../checks/clipping/useMatrixClipping';
import { MatrixFields, contrastNames, matrixPhoneNames, themeNames } from './MatrixFields';
import words from '../../ui/styles/words.module.css';
import styles from './MatrixPage.module.css';
import { createValueCheck } from '../../advice/withSamples';
import { createStore } from 'zustand/vanilla';
import type { Agent } from '../../preview/model/agent';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSetNames, type SampleSet } from '../../schema/draft/sampleSets';
import { nameOfPath } from '../../schema/template/templateTree';
import type { Clipping } from '../../preview/clipping/clipping';
import { lossWords, textSizeWords } from '../../preview/clipping/clippingWords';
import { parsePath } from '../../schema/values/issues';
import { WhenSeen } from '../../ui/loading/later';
import { phonePlaceOf } from '../../phones/useScale';
import { Phones, type PhonesProps } from '../../phones/Phones';
import { defaultViewOptions } from '../../workspace/draftScreen';

type MatrixPageProps = LinkedTemplate & {
  /** The query of the address, which holds the choice. */
  query: string;
};

/** A linked template on both phones in every chosen state, to compare and to print. Its address holds the choice. */
export function MatrixPage({ template, parameters, altTexts, fragment, query }: MatrixPageProps) {
  const [open] = useState(() => openToRead({ template, parameters, altTexts }));
  const [drawsAll, setDrawsAll] = useState(false);
  const [, navigate] = useLocation();
  const agent = useAgent();
  const view = readMatrixView(query);
  const hasParameters = markersOf(template).length > 0;
  const sets = hasParameters ? view.sets : (['typical'] as const);
  const isEmpty = [sets, view.phones, view.texts, view.themes, view.contrasts].some(
    ({ length }) => length === 0,
  );

  const { cutsOf, isMeasured } = useMatrixClipping(open, view);

  function print() {
    // What is off the screen is not drawn until then.
    flushSync(() => setDrawsAll(true));
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }
  return (
    <article className={styles.matrix} data-print-sheet>
      <SheetHead
        page="matrix"
        title={template.name || 'Shared template'}
        note="The message on each phone and with each setting that you select. The link of this page keeps your selection."
        fragment={fragment}
        onPrint={print}
      />
      <MatrixFields
        view={view}
        hasParameters={hasParameters}
        onView={(next) => navigate(`/inspect${writeMatrixView(next)}${fragment}`, { replace: true })}
      />
      <ForeignPictures document={open.editor.document} trustsMedia={open.trustsMedia} />
      {isEmpty && <p role="status">Select at least one option in each group.</p>}
      {!isEmpty && !isMeasured && <p role="status">Checking what is cut off…</p>}
      {!isEmpty &&
        sets.map((set) => (
          <MatrixSection
            key={set}
            open={open}
            agent={agent}
            set={set}
            hasParameters={hasParameters}
            view={view}
            cutsOf={cutsOf}
            drawsAll={drawsAll}
          />
        ))}
    </article>
  );
}

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

/** The drawings with one set of samples, and what its values break. */
function MatrixSection({ open, agent, set, hasParameters, view, cutsOf, drawsAll }: MatrixSectionProps) {
  const [samples] = useState(() => createStore<{ shown: SampleSet | undefined }>(() => ({ shown: set })));
  const [now] = useState(() => Date.now());
  const shown = useMemo(() => ({ ...open, samples }), [open, samples]);
  const { draft, parameters } = open.editor.document.getState();
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
          <p className={words.soft}>These values cause no additional issues.</p>
        ) : (
          <ul className={styles.findings}>
            {findings.map(({ level, path, message }) => (
              <li key={`${level} ${path.join('.')} ${message}`}>
                <b>{levelTitles[level]}</b>, {nameOfPath(path)}: {message}
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

type MatrixCellProps = Pick<PhonesProps, 'open' | 'agent'> & {
  cell: {
    phone: MatrixPhone;
    text: MatrixView['texts'][number];
    theme: MatrixView['themes'][number];
    contrast: MatrixView['contrasts'][number];
  };
  /** What the phone cuts, the worst first. */
  cuts: readonly Clipping[];
  /** Draws it before it is on the screen, for paper. */
  drawsNow: boolean;
};

const ignoreClicks = () => undefined;

/** One phone in one state, and what it cuts. */
function MatrixCell({ open, agent, cell, cuts, drawsNow }: MatrixCellProps) {
  const { phone, text, theme, contrast } = cell;
  const { system, ...screen } = screenOf(phone);
  const view = {
    ...defaultViewOptions,
    ...screen,
    phones: system,
    textSize: text,
    increaseContrast: contrast === 'more',
  };
  const { width, height } = phonePlaceOf(view);
  const place = { '--phone-width': `${width}px`, '--phone-height': `${height}px` } as CSSProperties;
  const state = [
    matrixPhoneNames[phone],
    textSizeWords(text).toLowerCase(),
    themeNames[theme].toLowerCase(),
    ...(contrast === 'more' ? [contrastNames.more.toLowerCase()] : []),
  ];
  const drawing = () => <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={ignoreClicks} />;
  return (
    <li className={styles.cell} style={place}>
      <p className={styles.caption}>{state.join(', ')}</p>
      {/* A picture: the fields stand on the spec sheet as text. */}
      <div className={styles.phone} aria-hidden inert>
        {drawsNow ? drawing() : <WhenSeen waiting={null}>{drawing}</WhenSeen>}
      </div>
      {cuts.length > 0 && (
        <ul className={styles.cuts}>
          {cuts.map((cut) => (
            <li key={cut.path}>
              {nameOfPath(parsePath(cut.path))}: {lossWords(cut)}.
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

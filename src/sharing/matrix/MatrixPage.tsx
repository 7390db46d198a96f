import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { readMatrixView, writeMatrixView } from '../../exchange/link/matrixView';
import type { TemplateDraft } from '../../schema/draft/draft';
import { markersOf, type ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { ForeignPictures } from '../../phones/ForeignPictures';
import { useAgent } from '../../senders/useAgent';
import { openToRead } from '../../workspace/openToRead';
import { SheetHead } from '../parts/SheetHead';
import { useCuts } from '../../checks/cuts/useCuts';
import { MatrixFields } from './MatrixFields';
import styles from './MatrixPage.module.css';
import { MatrixSection } from './MatrixSection';

type MatrixPageProps = {
  template: TemplateDraft;
  parameters: ParameterNotes | undefined;
  altTexts: AltTexts | undefined;
  /** The fragment of the link, with its `#`. */
  fragment: string;
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

  const { cutsOf, isMeasured } = useCuts(open, view);

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
        note="Every chosen state side by side. The address holds the choice, so you can send it."
        fragment={fragment}
        onPrint={print}
      />
      <MatrixFields
        view={view}
        hasParameters={hasParameters}
        onView={(next) => navigate(`/preview${writeMatrixView(next)}${fragment}`, { replace: true })}
      />
      <ForeignPictures document={open.editor.document} trustsMedia={open.trustsMedia} />
      {isEmpty && <p role="status">Choose at least one of each to see phones.</p>}
      {!isEmpty && !isMeasured && <p role="status">Measuring what the phones cut…</p>}
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

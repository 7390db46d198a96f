import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { CardWidth } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { Segments } from '../../ui/controls/Segments';
import { AllCardsMenu } from './AllCardsMenu';
import { CardContentEditor } from './CardContentEditor';
import { CardRow } from './CardRow';
import { setDraftValue } from '../model/createTemplateEditor';
import { useDraftText, useEditor, useVisibleIssue } from '../model/EditorContext';
import { listActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import { cardsPath, carouselPath } from '../model/paths';
import styles from '../fields/Editor.module.css';

/** The cards as an outline, and the fields of the chosen one. */
export function CarouselEditor() {
  const editor = useEditor();
  const count = useStore(editor.draft, (draft) => {
    const cards = valueAt(draft, cardsPath);
    return Array.isArray(cards) ? cards.length : 0;
  });
  const chosen = useStore(editor.session, ({ card }) => card);
  const structure = useStore(editor.session, (session) => session.structure);
  const width = useDraftText(`${carouselPath}.cardWidth`);
  const widthError = useVisibleIssue(`${carouselPath}.cardWidth`, true);
  const countError = useVisibleIssue(cardsPath, true);
  const actions = useMemo(() => listActions(editor, cardsPath, 'card'), [editor]);

  return (
    <section className={styles['section']} aria-labelledby="cards-heading">
      <h2 id="cards-heading">
        Cards{' '}
        <span className={styles['count']}>
          {count} of {limits.maxCards}
        </span>
      </h2>
      <Segments<CardWidth>
        legend="Card width"
        technicalName="cardWidth"
        path={`${carouselPath}.cardWidth`}
        error={widthError}
        choices={[
          { value: 'SMALL', label: 'Small', note: '120' },
          { value: 'MEDIUM', label: 'Medium', note: '232' },
        ]}
        value={width === 'SMALL' || width === 'MEDIUM' ? width : undefined}
        onChange={(value) => setDraftValue(editor, `${carouselPath}.cardWidth`, value)}
      />
      {countError && <p className={styles['error']}>{countError}</p>}
      <ol className={styles['outline']} aria-label="Cards">
        {Array.from({ length: count }, (_, index) => (
          <CardRow key={index} index={index} count={count} chosen={index === chosen} actions={actions} />
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          data-focus={`${cardsPath}.add`}
          data-path={cardsPath}
          onClick={() => actions.add({})}
        >
          Add card
        </Button>
        {count > 1 && <AllCardsMenu actions={actions} />}
      </div>
      {count > 0 && (
        <fieldset className={styles['card']}>
          <legend className={styles['cardLegend']}>
            Card {chosen + 1} of {count}
          </legend>
          <CardContentEditor
            key={`${chosen}-${structure}`}
            at={`${cardsPath}.${chosen}`}
            heightHint={
              width === 'SMALL' ? 'Tall does not fit small cards.' : 'In density-independent pixels.'
            }
          />
        </fieldset>
      )}
    </section>
  );
}

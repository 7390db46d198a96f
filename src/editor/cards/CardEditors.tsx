import { RemarkLines, useVisibleIssue } from '../fields/templateForm';
import { MediaEditor, MediaFold } from '../media/MediaEditor';
import {
  type CardPath,
  cardsPath,
  carouselPath,
  standaloneCardPath,
  standaloneContentPath,
} from '../../schema/draft/cards';
import { SuggestionList } from '../suggestions/SuggestionList';
import { TemplateTextField } from '../fields/TextField';
import words from '../../ui/styles/words.module.css';
import styles from '../fields/fields.module.css';
import { useMemo } from 'react';
import type { DraftPath } from '../../schema/draft/draft';
import type { CardOrientation } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { useStore } from 'zustand';
import { Segments } from '../../ui/controls/Segments';
import { AllCardsMenu } from './AllCardsMenu';
import { CardStrip } from './CardStrip';
import { useDraftText, useEditor, useEntryCount, useFocusTarget, useQuickFix } from '../model/EditorContext';
import { QuickFixLine } from '../quickFixes/FieldQuickFix';
import { setDraftValue } from '../fields/draftValues';
import { listActions } from '../rows/listActions';
import { RowTools } from '../rows/RowTools';
import { chooseOrientation } from '../media/pictureCommands';
import { runCommand } from '../model/createDocument';

type CardContentEditorProps = { at: CardPath; heightHint: string | undefined };

/** All fields of one card. */
function CardContentEditor({ at, heightHint }: CardContentEditorProps) {
  return (
    <div className={[styles.fields, styles.cardFields].join(' ')}>
      <RemarkLines at={at} />
      <MediaEditor at={`${at}.media`} heightHint={heightHint} />
      <TemplateTextField at={`${at}.title`} firstOf={at} />
      <TemplateTextField at={`${at}.description`} long />
      <SuggestionList
        at={`${at}.suggestions`}
        owner="A card"
        empty="Buttons inside the card. They stay there after a tap."
      />
      <MediaFold at={at} />
    </div>
  );
}

type LayoutChoiceProps<Value extends string> = {
  at: DraftPath;
  legend: string;
  labels: Readonly<Record<Value, string>>;
  /** What is chosen while the draft has no value. */
  absent?: NoInfer<Value>;
  onChange?: (value: Value) => void;
};

/** A short choice beside the heading of a section. */
function LayoutChoice<Value extends string>({ at, labels, absent, ...rest }: LayoutChoiceProps<Value>) {
  const editor = useEditor();
  const value = useDraftText(at);
  const values = Object.keys(labels) as Value[];
  const quickFix = useQuickFix(at);
  const segments = (
    <Segments<Value>
      technicalName={at.split('.').at(-1)}
      inline
      path={at}
      ref={useFocusTarget(at, 'field')}
      error={useVisibleIssue(at)}
      choices={values.map((each) => ({ value: each, label: labels[each] }))}
      value={values.find((each) => each === value) ?? absent}
      onChange={(next) => setDraftValue(editor, at, next)}
      {...rest}
    />
  );
  return quickFix ? (
    <div>
      {segments}
      <QuickFixLine at={at} label={rest.legend} quickFix={quickFix} />
    </div>
  ) : (
    segments
  );
}

/** The strip of cards, and the fields of the chosen card. */
export function CarouselEditor() {
  const editor = useEditor();
  const count = useEntryCount(cardsPath);
  const chosen = useStore(editor.selection, ({ card }) => card);
  const width = useDraftText(`${carouselPath}.cardWidth`);
  const actions = useMemo(() => listActions(editor, cardsPath, 'card'), [editor]);

  return (
    <section className={styles.section} aria-labelledby="cards-heading">
      <div className={styles.head}>
        <h2 id="cards-heading">
          Cards{' '}
          <span className={`${words.note} ${styles.count}`}>
            {count} of {limits.maxCards}
          </span>{' '}
          <code data-technical>cardContents</code>
        </h2>
        <LayoutChoice
          at={`${carouselPath}.cardWidth`}
          legend="Card width"
          labels={{ SMALL: 'Small', MEDIUM: 'Medium' }}
        />
      </div>
      <RemarkLines at={carouselPath} />
      <RemarkLines at={cardsPath} />
      <CardStrip count={count} chosen={chosen} actions={actions} />
      {count > 0 && (
        <fieldset className={styles.card}>
          <legend className={styles.cardLegend}>
            Card {chosen + 1} of {count}
          </legend>
          <div className={styles.cardTools}>
            <RowTools list={cardsPath} name="card" index={chosen} count={count} actions={actions} />
            {count > 1 && <AllCardsMenu actions={actions} />}
          </div>
          <CardContentEditor
            key={chosen}
            at={`${cardsPath}.${chosen}`}
            heightHint={width === 'SMALL' ? 'Small cards can’t use Tall.' : undefined}
          />
        </fieldset>
      )}
    </section>
  );
}

/** The layout and the content of a single card. */
export function StandaloneCardEditor() {
  const editor = useEditor();
  const isHorizontal = useDraftText(`${standaloneCardPath}.cardOrientation`) === 'HORIZONTAL';
  return (
    <section className={styles.section} aria-labelledby="card-heading">
      <div className={styles.head}>
        <h2 id="card-heading">Card</h2>
        <LayoutChoice<CardOrientation>
          at={`${standaloneCardPath}.cardOrientation`}
          legend="Layout"
          labels={{ VERTICAL: 'Vertical', HORIZONTAL: 'Horizontal' }}
          onChange={(value) => runCommand(editor, chooseOrientation(editor.document.getState(), value))}
        />
        {isHorizontal && (
          <LayoutChoice
            at={`${standaloneCardPath}.thumbnailImageAlignment`}
            legend="Picture side"
            labels={{ LEFT: 'Left', RIGHT: 'Right' }}
            absent="LEFT"
          />
        )}
      </div>
      <RemarkLines at={standaloneCardPath} />
      <CardContentEditor
        at={standaloneContentPath}
        heightHint={isHorizontal ? 'Horizontal cards ignore the height.' : undefined}
      />
    </section>
  );
}

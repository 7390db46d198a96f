import { Table } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
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
import type { CardWidth, CardOrientation, ThumbnailImageAlignment } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { useStore } from 'zustand';
import { Segments } from '../../ui/controls/Segments';
import { AllCardsMenu } from './AllCardsMenu';
import { CardStrip } from './CardStrip';
import { useDraftText, useEditor, useEntryCount, useFocusTarget } from '../model/EditorContext';
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
        empty="Buttons inside the card. They stay after a tap."
      />
      <MediaFold at={at} />
    </div>
  );
}

/** The strip of cards, and the fields of the chosen card. */
export function CarouselEditor() {
  const editor = useEditor();
  const count = useEntryCount(cardsPath);
  const chosen = useStore(editor.selection, ({ card }) => card);
  const width = useDraftText(`${carouselPath}.cardWidth`);
  const widthError = useVisibleIssue(`${carouselPath}.cardWidth`);
  const widthTarget = useFocusTarget(`${carouselPath}.cardWidth`, 'field');
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
        <Segments<CardWidth>
          legend="Card width"
          technicalName="cardWidth"
          inline
          path={`${carouselPath}.cardWidth`}
          ref={widthTarget}
          error={widthError}
          choices={[
            { value: 'SMALL', label: 'Small' },
            { value: 'MEDIUM', label: 'Medium' },
          ]}
          value={width === 'SMALL' || width === 'MEDIUM' ? width : undefined}
          onChange={(value) => setDraftValue(editor, `${carouselPath}.cardWidth`, value)}
        />
      </div>
      <RemarkLines at={carouselPath} />
      <RemarkLines at={cardsPath} />
      <CardStrip count={count} chosen={chosen} actions={actions} end={<TableButton />} />
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
            heightHint={width === 'SMALL' ? 'Tall does not fit small cards.' : undefined}
          />
        </fieldset>
      )}
    </section>
  );
}

/** The layout and the content of a single card. */
export function StandaloneCardEditor() {
  const editor = useEditor();
  const orientation = useDraftText(`${standaloneCardPath}.cardOrientation`);
  const alignment = useDraftText(`${standaloneCardPath}.thumbnailImageAlignment`);
  const orientationError = useVisibleIssue(`${standaloneCardPath}.cardOrientation`);
  const orientationTarget = useFocusTarget(`${standaloneCardPath}.cardOrientation`, 'field');
  const alignmentTarget = useFocusTarget(`${standaloneCardPath}.thumbnailImageAlignment`, 'field');
  const horizontal = orientation === 'HORIZONTAL';

  return (
    <section className={styles.section} aria-labelledby="card-heading">
      <div className={styles.head}>
        <h2 id="card-heading">Card</h2>
        <Segments<CardOrientation>
          legend="Layout"
          technicalName="cardOrientation"
          inline
          path={`${standaloneCardPath}.cardOrientation`}
          ref={orientationTarget}
          error={orientationError}
          choices={[
            { value: 'VERTICAL', label: 'Vertical' },
            { value: 'HORIZONTAL', label: 'Horizontal' },
          ]}
          value={orientation === 'VERTICAL' || orientation === 'HORIZONTAL' ? orientation : undefined}
          onChange={(value) => runCommand(editor, chooseOrientation(editor.document.getState(), value))}
        />
        {horizontal && (
          <Segments<ThumbnailImageAlignment>
            legend="Picture side"
            technicalName="thumbnailImageAlignment"
            inline
            path={`${standaloneCardPath}.thumbnailImageAlignment`}
            ref={alignmentTarget}
            choices={[
              { value: 'LEFT', label: 'Left' },
              { value: 'RIGHT', label: 'Right' },
            ]}
            value={alignment === 'RIGHT' ? 'RIGHT' : 'LEFT'}
            onChange={(value) =>
              setDraftValue(editor, `${standaloneCardPath}.thumbnailImageAlignment`, value)
            }
          />
        )}
      </div>
      <RemarkLines at={standaloneCardPath} />
      <CardContentEditor
        at={standaloneContentPath}
        heightHint={horizontal ? 'Ignored in a horizontal card.' : undefined}
      />
    </section>
  );
}

/** Opens the cards of a carousel as a table. */
function TableButton() {
  const { tools } = useEditor();
  return (
    <Button size="small" icon={<Table aria-hidden />} onClick={() => tools.setState({ name: 'table' }, true)}>
      Table
    </Button>
  );
}

import type { CardOrientation, ThumbnailImageAlignment } from '../../schema/values/enums';
import { Segments } from '../../ui/controls/Segments';
import { CardContentEditor } from './CardContentEditor';
import { useDraftText, useEditor, useFocusTarget } from '../model/EditorContext';
import { useVisibleIssue } from '../fields/templateForm';
import { RemarkLines } from '../fields/RemarkLines';
import { chooseOrientation } from '../media/startHeight';
import { runCommand } from '../model/runCommand';
import { setDraftValue } from '../fields/draftValues';
import { standaloneCardPath, standaloneContentPath } from '../../schema/draft/cards';
import styles from '../fields/Editor.module.css';

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

import { useCallback } from 'react';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { TextButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import type { OfferChoice } from '../model/offer';
import type { TemplateEditor } from '../model/TemplateEditor';
import styles from './OfferFix.module.css';

type OfferFixProps = {
  editor: TemplateEditor;
  path: readonly (string | number)[];
  /** Takes the focus: the issue goes away with its button. */
  onFixed: () => void;
};

/** What the field of an issue offers, as buttons beside the issue. */
export function OfferFix({ editor, path, onFixed }: OfferFixProps) {
  const at = path.join('.');
  const { offers } = editor;
  const isReadOnly = useStore(editor.document.readOnly);
  const offer = useStore(offers, (all) => all.get(at));
  const attach = useCallback(
    (element: HTMLSpanElement | null) => (element ? offers.register(at) : undefined),
    [offers, at],
  );

  function take(choice: OfferChoice) {
    if (offers.take(choice)) onFixed();
  }
  return (
    <span ref={attach} className={styles.fix}>
      {!isReadOnly &&
        offer?.choices.map((choice) => (
          <TextButton
            key={choice.action}
            isStrong
            aria-label={`${choice.action} for ${nameOfPath(path)}`}
            onClick={() => take(choice)}
          >
            {choice.action}
          </TextButton>
        ))}
    </span>
  );
}

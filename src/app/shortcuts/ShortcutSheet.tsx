import { Fragment } from 'react';
import { questionMarkSetting } from '../../library/settings/settings';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/controls/Dialog';
import { useAppServices } from '../../workspace/services/AppServices';
import { allShortcuts } from './allShortcuts';
import { KeyCaps } from './KeyCaps';
import styles from './ShortcutSheet.module.css';

/** The list of all shortcuts, by place. */
export function ShortcutSheet() {
  const { overlay } = useAppServices();
  const usesQuestionMark = useStore(questionMarkSetting);
  return (
    <Dialog
      title="Keyboard shortcuts"
      onClose={() => overlay.setState(undefined)}
      actions={<Button type="submit">Close</Button>}
    >
      {allShortcuts.map(({ place, shortcuts }) => (
        <section key={place} className={styles.place}>
          <h3>{place}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ label, keys }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {keys.map((each, index) => (
                    <Fragment key={each}>
                      {index > 0 && ' or '}
                      <KeyCaps keys={each} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label="The ? key opens this list"
        hint="Switch it off if you speak your texts, or press keys by accident. The other keys stay."
        checked={usesQuestionMark}
        onChange={({ target }) => questionMarkSetting.setState(target.checked, true)}
      />
    </Dialog>
  );
}

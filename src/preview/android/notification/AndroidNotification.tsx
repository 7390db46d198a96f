import { androidLines, androidSizes } from '../../../schema/phones/androidFigures';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { noHighlights, partAttributes } from '../../message/parts';
import type { SuggestionPart } from '../../message/suggestions';
import { phoneTimes } from '../../model/phoneTimes';
import { notificationOf } from '../../notification/notificationOf';
import { type NotificationProps, NotificationFrame } from '../../notification/NotificationFrame';
import '../../fonts/fonts.css';
import phone from '../AndroidPhone.module.css';
import { AgentLogo, AndroidStatusBar } from '../chrome/Bars';
import { AndroidIcon, androidSuggestionIcon } from '../parts/Icon';
import skin from '../skin/skin.module.css';
import { androidSkinProperties } from '../skin/skinProperties';
import styles from './AndroidNotification.module.css';
import { writtenAs } from '../../../lib/text/language';

const sheets = { frame: phone, skin, own: styles };

/**
 * The notification of a template on an Android phone: sender, text and the first eligible suggestion. The phone is one
 * stop of the Tab key; arrow keys move within it.
 */
export function AndroidNotification(props: NotificationProps) {
  const { agent, theme, options, highlights = noHighlights } = props;
  const notification = notificationOf(props.template);
  const { suggestion } = notification;
  const { weekday, now, writing } = phoneTimes('android', options.locale);
  function tapSuggestion({ path, suggestion: tapped }: SuggestionPart) {
    props.onAction?.({ type: 'tap', path, suggestion: tapped });
    props.onOpen?.();
  }
  return (
    <div className={phone.place}>
      <NotificationFrame
        {...props}
        system="android"
        name="Android preview"
        sheets={sheets}
        properties={androidSkinProperties(options, theme, agent.color)}
        statusBar={<AndroidStatusBar />}
        clock={
          <>
            9:30
            <span {...writing}>{weekday}</span>
          </>
        }
        logo={<AgentLogo agent={agent} />}
        notification={notification}
        time={`• ${now}`}
        lines={androidLines[props.place]}
      >
        {suggestion && (
          <Suggestion
            part={suggestion}
            highlights={highlights}
            selectedPath={props.selectedPath}
            onTap={props.mode === 'try' ? tapSuggestion : undefined}
          />
        )}
      </NotificationFrame>
    </div>
  );
}

type SuggestionProps = {
  part: SuggestionPart;
  highlights: NonNullable<NotificationProps['highlights']>;
  selectedPath: string | undefined;
  onTap: ((part: SuggestionPart) => void) | undefined;
};

function Suggestion({ part, highlights, selectedPath, onTap }: SuggestionProps) {
  const { suggestion, path } = part;
  const kind = suggestionKindOf(suggestion);
  const icon = kind && androidSuggestionIcon[kind];
  return (
    <button
      type="button"
      className={styles.suggestion}
      tabIndex={-1}
      data-testid="preview-notification-suggestion"
      data-kind={kind}
      onClick={onTap && (() => onTap(part))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      {icon && <AndroidIcon name={icon} size={androidSizes.icon} />}
      <span {...writtenAs(suggestionText(suggestion))}>{suggestionText(suggestion)}</span>
    </button>
  );
}

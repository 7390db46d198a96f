import { iosLines } from '../../../schema/phones/iosFigures';
import { iphoneOf } from '../../../schema/phones/phones';
import { phoneTimes } from '../../model/phoneTimes';
import { notificationOf } from '../../notification/notificationOf';
import { type NotificationProps, NotificationFrame } from '../../notification/NotificationFrame';
import '@fontsource-variable/inter/wght.css';
import '../../fonts/fonts.css';
import { Avatar, IosStatusBar } from '../chrome/Bars';
import phone from '../IosPhone.module.css';
import skin from '../skin/skin.module.css';
import { iosSkinProperties } from '../skin/skinProperties';
import styles from './IosNotification.module.css';

const sheets = { frame: phone, skin, own: styles };

/**
 * The notification of a template on an iPhone: sender and text. No source shows a suggestion in it. The phone is one stop
 * of the Tab key; arrow keys move within it.
 */
export function IosNotification(props: NotificationProps) {
  const { agent, options } = props;
  const { weekday, now, writing } = phoneTimes('ios', options.locale);
  return (
    <figure className={phone.place}>
      <NotificationFrame
        {...props}
        system="ios"
        name="iPhone preview"
        sheets={sheets}
        properties={iosSkinProperties(options)}
        hasHomeButton={iphoneOf(options.iphoneWidth).hasHomeButton}
        statusBar={<IosStatusBar />}
        clock={
          <>
            <span {...writing}>{weekday}</span>
            9:41
          </>
        }
        logo={<Avatar agent={agent} />}
        notification={notificationOf(props.template)}
        time={now}
        lines={iosLines[props.place]}
      />
      <figcaption className={phone.caption}>
        iPhone preview: the layout of this notification is an estimate.
      </figcaption>
    </figure>
  );
}

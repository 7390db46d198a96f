import { useAgent } from '../../senders/useAgent';
import { MessageDrawing } from '../../../preview/MessageDrawing';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { usePageTheme } from '../../frame/usePageTheme';
import { ownMediaAddress } from '../../session/mediaAddress';
import styles from './ResultPreview.module.css';

/** The template as it will be. It loads no foreign pictures. */
export function ResultPreview({ title, template }: { title: string; template: TemplateDraft }) {
  const theme = usePageTheme();
  const agent = useAgent();
  return (
    <figure className={styles['look']}>
      <figcaption>{title}</figcaption>
      {/* Keys must scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['drawing']} tabIndex={0} role="region" aria-label={title}>
        <MessageDrawing template={template} agent={agent} theme={theme} mapMediaUrl={ownMediaAddress} />
      </div>
    </figure>
  );
}

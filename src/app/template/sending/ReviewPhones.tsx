import { MessagePreview } from '../../../preview/MessagePreview';
import type { Agent } from '../../../preview/model/agent';
import { defaultPreviewOptions } from '../../../preview/model/options';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { useStore } from 'zustand';
import { usePageTheme } from '../../../workspace/usePageTheme';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { mediaAddress, ownMediaAddress } from '../../../workspace/media/mediaAddress';
import styles from './ReviewPhones.module.css';

type ReviewPhonesProps = { open: Pick<OpenedTemplate, 'trustsMedia'>; template: TemplateDraft; agent: Agent };

/**
 * A small picture of a template on both phones: exactly what is sent, with markers instead of samples. Screen readers
 * have the request body beside it.
 */
export function ReviewPhones({ open, template, agent }: ReviewPhonesProps) {
  const theme = usePageTheme();
  const isTrusted = useStore(open.trustsMedia);
  return (
    <div className={styles.phones} aria-hidden inert>
      {(['android', 'ios'] as const).map((system) => (
        <div key={system} className={styles.phone}>
          <MessagePreview
            system={system}
            template={template}
            agent={agent}
            theme={theme}
            options={defaultPreviewOptions}
            mapMediaUrl={isTrusted ? mediaAddress : ownMediaAddress}
          />
        </div>
      ))}
    </div>
  );
}

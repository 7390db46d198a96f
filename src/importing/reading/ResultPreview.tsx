import { useAgent } from '../../senders/agent';
import { MessageDrawing } from '../../preview/MessageDrawing';
import { noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { usePageTheme } from '../../workspace/usePageTheme';
import { ownMediaAddress } from '../../workspace/media/mediaAddress';
import styles from './ResultPreview.module.css';

type ResultPreviewProps = { title: string; template: TemplateDraft; parameters?: ParameterNotes | undefined };

/** The template as it will be, with samples in the place of its parameters. It loads no foreign pictures. */
export function ResultPreview({ title, template, parameters = noParameterNotes }: ResultPreviewProps) {
  const theme = usePageTheme();
  const agent = useAgent();
  return (
    <figure className={styles.look}>
      <figcaption>{title}</figcaption>
      {/* Keys must scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.drawing} tabIndex={0} role="region" aria-label={title}>
        <MessageDrawing
          template={template}
          samples={samplesOf(parameters, 'typical', template)}
          agent={agent}
          theme={theme}
          mapMediaUrl={ownMediaAddress}
        />
      </div>
    </figure>
  );
}

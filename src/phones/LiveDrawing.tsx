import { MessageDrawing, type MessageDrawingProps } from '../preview/MessageDrawing';
import { ownMediaAddress } from '../workspace/mediaAddress';

const noSamples = {};

/** The message of a template at a platform. It loads no media: nobody has allowed its hosts. */
export function LiveDrawing(props: Pick<MessageDrawingProps, 'template' | 'agent' | 'theme'>) {
  return <MessageDrawing {...props} samples={noSamples} mapMediaUrl={ownMediaAddress} />;
}

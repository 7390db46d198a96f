import type { ComponentProps } from 'react';
import { Popover } from '../../ui/menu/Popover';
import { ParameterPicker } from './ParameterPicker';

type ParameterPopoverProps = Omit<ComponentProps<typeof Popover>, 'children'> &
  ComponentProps<typeof ParameterPicker>;

/** The picker of parameters under its button. */
export function ParameterPopover({ at, range, onInserted, ...popover }: ParameterPopoverProps) {
  return (
    <Popover {...popover}>
      <ParameterPicker at={at} range={range} onInserted={onInserted} />
    </Popover>
  );
}

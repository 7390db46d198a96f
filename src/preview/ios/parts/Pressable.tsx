import type { ComponentProps } from 'react';

type PressableProps = Omit<ComponentProps<'button'>, 'onClick' | 'ref'> & {
  /** Without it the part looks the same, but is no control. */
  onPress: ((control: HTMLElement) => void) | undefined;
};

/** A part that is a button in `try`, and a plain box in `select`. */
export function Pressable({ onPress, children, ...rest }: PressableProps) {
  if (!onPress) {
    const { className, title, style } = rest;
    return (
      <div className={className} title={title} style={style} {...dataOf(rest)}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      // Arrow keys reach it: the phone is one stop of the Tab key.
      tabIndex={-1}
      {...rest}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but a dialog returns the focus to its opener.
        currentTarget.focus({ preventScroll: true });
        onPress(currentTarget);
      }}
    >
      {children}
    </button>
  );
}

function dataOf(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

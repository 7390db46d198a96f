import type { ComponentProps } from 'react';

type PressableProps = Omit<ComponentProps<'button'>, 'onClick' | 'ref'> & {
  /** Without it the part is drawn alike, and is no control. */
  onPress: ((control: HTMLElement) => void) | undefined;
};

/** A part that can be pressed where the phone is tried, and only looked at elsewhere. */
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
      // Reached by arrow keys: the phone is one stop of the Tab key.
      tabIndex={-1}
      {...rest}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a button that is clicked, and what opens returns the focus to it.
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

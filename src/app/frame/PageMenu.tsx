import { Braces, Ellipsis, Keyboard, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useLocation } from 'wouter';
import { technicalNamesSetting, themeSetting, type ThemeChoice } from '../../library/settings/settings';
import { Menu, type MenuItem } from '../../ui/menu/Menu';
import { announce } from '../../ui/notices/announcer';
import { useAppServices } from '../../workspace/services/AppServices';
import { headerPages } from '../../lib/pages';

const themes = {
  system: { next: 'light', label: 'Theme: as the device', icon: <Monitor aria-hidden /> },
  light: { next: 'dark', label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { next: 'system', label: 'Theme: dark', icon: <Moon aria-hidden /> },
} as const satisfies Record<ThemeChoice, unknown>;

/** The other pages and the settings of the display, in one menu: the header of an open draft has room for no more. */
export function PageMenu() {
  const { overlay } = useAppServices();
  const [, navigate] = useLocation();

  function items(): MenuItem[] {
    const hasNames = technicalNamesSetting.getState();
    const { next, label, icon } = themes[themeSetting.getState()];
    return [
      {
        label: 'Find or do anything',
        icon: <Search aria-hidden />,
        onSelect: () => overlay.setState('palette'),
      },
      {
        label: 'Keyboard shortcuts',
        icon: <Keyboard aria-hidden />,
        onSelect: () => overlay.setState('shortcuts'),
      },
      {
        label: hasNames ? 'Hide the API names' : 'Show the API names',
        icon: <Braces aria-hidden />,
        onSelect() {
          technicalNamesSetting.setState(!hasNames);
          announce(hasNames ? 'API names are hidden.' : 'API names are shown.');
        },
      },
      {
        label,
        icon,
        onSelect() {
          themeSetting.setState(next, true);
          announce(themes[next].label);
        },
      },
      ...headerPages.map(({ href, title }, index) => ({
        label: title,
        apart: index === 0,
        onSelect: () => navigate(href),
      })),
    ];
  }
  return (
    <Menu label="Pages and display" items={items}>
      <Ellipsis aria-hidden />
    </Menu>
  );
}

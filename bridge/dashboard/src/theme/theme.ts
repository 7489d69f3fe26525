import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The library's own colors miss WCAG AA contrast; here 7 and above are text on white, 0 to 3 text on ink. */
const ink: MantineColorsTuple = [
  '#eef2fb',
  '#d9e1f4',
  '#b6c5ea',
  '#93a8df',
  '#6f8bd2',
  '#4c6cc0',
  '#3554a4',
  '#274288',
  '#1d3470',
  '#142552',
];
const green: MantineColorsTuple = [
  '#e8f6ee',
  '#cdebd9',
  '#a5dbbb',
  '#7ccb9d',
  '#4fb27a',
  '#2f945d',
  '#1f7a4a',
  '#16643b',
  '#0f5130',
  '#083b22',
];
const amber: MantineColorsTuple = [
  '#fdf3df',
  '#fae5ba',
  '#f5d088',
  '#eeb955',
  '#d99a2b',
  '#b37a14',
  '#8f5f0c',
  '#774e08',
  '#603e05',
  '#452c02',
];
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fad4d1',
  '#f5b0ab',
  '#ee8981',
  '#e0635a',
  '#c9443a',
  '#ae3028',
  '#93241d',
  '#781a14',
  '#58110d',
];
const gray: MantineColorsTuple = [
  '#f7f6f3',
  '#edebe6',
  '#dfdcd5',
  '#cbc7be',
  '#a9a59b',
  '#807c72',
  '#625f57',
  '#4c4943',
  '#383631',
  '#262521',
];
const dark: MantineColorsTuple = [
  '#e7e9ee',
  '#c9cdd6',
  '#a7adba',
  '#8a91a1',
  '#454c5a',
  '#343a46',
  '#252a33',
  '#1a1e25',
  '#14171d',
  '#0d0f13',
];

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, green, amber, red, gray, dark },
  black: '#1c1d21',
  defaultRadius: 'md',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  headings: { fontFamily: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif", fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const names = ['ink', 'green', 'amber', 'red', 'gray'] as const;

/** The color variants for texts, badges and light buttons, with readable shades. */
function readable(text: number, back: (name: (typeof names)[number]) => string, hover: number) {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-text`, `var(--mantine-color-${name}-${text})`],
      [`--mantine-color-${name}-light`, back(name)],
      [`--mantine-color-${name}-light-hover`, `var(--mantine-color-${name}-${hover})`],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-${text})`],
      [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-${text})`],
    ]),
  );
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...readable(8, (name) => `var(--mantine-color-${name}-0)`, 1),
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-anchor': 'var(--mantine-color-ink-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
    '--page': 'var(--mantine-color-gray-0)',
    '--line': 'var(--mantine-color-gray-2)',
    '--mark': '#ffe9a8',
    '--bar': 'var(--mantine-color-ink-6)',
    '--bar-quiet': 'var(--mantine-color-ink-2)',
  },
  dark: {
    ...readable(2, (name) => `color-mix(in srgb, var(--mantine-color-${name}-8) 45%, #14171d)`, 8),
    '--mantine-color-body': '#1a1e25',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-anchor': 'var(--mantine-color-ink-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--page': '#12151a',
    '--line': 'var(--mantine-color-dark-5)',
    '--mark': '#5c4a12',
    '--bar': 'var(--mantine-color-ink-3)',
    '--bar-quiet': 'var(--mantine-color-ink-8)',
  },
});

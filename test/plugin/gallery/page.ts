/** Colours and measures of HubSpot's own pages, as far as they matter for looking at a state. */
export const style = `
* { box-sizing: border-box; margin: 0; }
body { font: 14px/1.5 'Lexend Deca', 'DejaVu Sans', Helvetica, Arial, sans-serif; color: #33475b; background: #f5f8fa; padding: 24px; }
h1 { font-size: 20px; margin-bottom: 16px; } h2 { font-size: 14px; font-weight: 600; color: #516f90; margin-bottom: 8px; }
h3 { font-size: 16px; font-weight: 600; } .states { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
.surface { background: #fff; border: 1px solid #dfe3eb; border-radius: 4px; padding: 20px; }
.tabwide { width: 620px; } .narrow { width: 300px; } .page { width: 900px; } .panel { width: 420px; }
.flex { display: flex; } .column { flex-direction: column; } .row { flex-direction: row; } .wrap { flex-wrap: wrap; }
.gap-extra-small, .gap-xs { gap: 4px; } .gap-small, .gap-sm { gap: 12px; } .gap-medium, .gap-md { gap: 20px; }
.align-start { align-items: flex-start; } .align-center { align-items: center; } .align-end { align-items: flex-end; } .column > button { align-self: flex-start; }
.text { white-space: pre-line; overflow-wrap: anywhere; } .microcopy { font-size: 12px; color: #516f90; } .demibold { font-weight: 600; } .bold { font-weight: 700; }
button { font: inherit; font-size: 14px; border-radius: 3px; padding: 9px 20px; border: 1px solid #ff7a59; background: #eaf0f6; }
button.small, button.sm { font-size: 12px; padding: 6px 14px; } button.extra-small, button.xs { font-size: 12px; padding: 3px 10px; }
button.primary { background: #ff7a59; color: #fff; } button.secondary { background: #fff; color: #ff7a59; }
button.destructive { background: #f2545b; border-color: #f2545b; color: #fff; } button:disabled { background: #eaf0f6; border-color: #eaf0f6; color: #7c98b6; }
.tag { display: inline-flex; align-items: center; gap: 6px; font-size: 13px; } .tag i { width: 9px; height: 9px; border-radius: 50%; background: currentColor; }
.tag { align-self: flex-start; flex: none; white-space: nowrap; } .tag.hollow i { background: none; border: 2px solid currentColor; }
.tag.success i { color: #00a38d; } .tag.danger i { color: #f2545b; } .tag.warning i { color: #f5a623; } .tag.info i { color: #00a4bd; } .tag.default i { color: #7c98b6; }
.alert { border: 1px solid; border-radius: 3px; padding: 12px 16px; } .alert.warning { background: #fef8f0; border-color: #fae0b5; }
.alert.danger { background: #fdedee; border-color: #f9bec2; } .alert.info, .alert.tip { background: #e5f5f8; border-color: #7fd1de; }
.score { width: 64px; height: 64px; border-radius: 50%; display: grid; place-items: center; flex: none; }
.score b { width: 52px; height: 52px; border-radius: 50%; background: #fff; display: grid; place-items: center; font-size: 18px; }
.progress .head { display: flex; justify-content: space-between; font-size: 13px; } .bar { height: 8px; border-radius: 4px; background: #dfe3eb; overflow: hidden; }
.bar i { display: block; height: 100%; background: #00a38d; } .bar i.warning { background: #f5c26b; } .bar i.danger { background: #f2545b; }
details { border-top: 1px solid #eaf0f6; padding-top: 8px; } summary { font-weight: 600; color: #0091ae; cursor: pointer; margin-bottom: 6px; }
ul, ol { padding-left: 20px; } details details { border: 0; padding: 0; } details details summary { font-size: 12px; } dl { display: flex; gap: 6px 28px; } dl.row { flex-wrap: wrap; } dt { font-size: 12px; color: #516f90; } dd { margin: 0; }
a { color: #0091ae; } .empty { text-align: center; display: flex; flex-direction: column; gap: 8px; align-items: center; padding: 8px; }
.picture { width: 88px; height: 60px; border-radius: 8px; background: linear-gradient(135deg, #cbe9ef, #fde5de); } .picture.bad { background: linear-gradient(135deg, #f9bec2, #fde5de); }
.loading.centered { display: flex; justify-content: center; gap: 8px; padding: 24px; } .spin { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border: 2px solid #ffd1c2; border-top-color: #ff7a59; border-radius: 50%; }
.field { display: flex; flex-direction: column; gap: 4px; font-size: 13px; font-weight: 600; min-width: 220px; flex: 1; } .field small { font-weight: 400; color: #516f90; }
.field input, .field textarea, .field .select { font: inherit; font-weight: 400; border: 1px solid #cbd6e2; background: #f5f8fa; border-radius: 3px; padding: 8px 10px; width: 100%; }
.wrong { color: #d94c53; font-weight: 400; font-size: 12px; } .required { color: #ff7a59; } [readonly] { background: #eaf0f6; color: #7c98b6; }
.tabs { display: grid; grid-template-columns: repeat(3, max-content) 1fr; gap: 0 24px; } .tab { display: contents; } .tab h4 { grid-row: 1; padding: 6px 0; border-bottom: 3px solid transparent; font-weight: 400; }
.tab.seen h4 { border-color: #33475b; font-weight: 600; } .tab > :not(h4) { grid-row: 2; grid-column: 1 / -1; padding-top: 20px; }
`;

export interface Shown {
  /** Kebab-case, unique. */
  name: string;
  title: string;
  width: 'tabwide' | 'narrow' | 'page' | 'panel';
  html: string;
}

/** One page with all states, each under its title. */
export function galleryPage(shown: readonly Shown[]): string {
  const states = shown.map(
    ({ name, title, width, html }) =>
      `<figure id="${name}"><h2>${title}</h2><div class="surface ${width}">${html}</div></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>States of the HubSpot app</title><style>${style}</style><main><h1>States of the HubSpot app</h1><div class="states">${states.join('\n')}</div></main></html>`;
}

/** Short codes of emoji, as far as apps of this kind use them; others stay words, as unknown ones do in Slack. */
const emoji: Readonly<Record<string, string>> = {
  alarm_clock: '⏰',
  arrow_right: '➡️',
  ballot_box_with_check: '☑️',
  balance_scale: '⚖️',
  bangbang: '‼️',
  bar_chart: '📊',
  bell: '🔔',
  busts_in_silhouette: '👥',
  calendar: '📅',
  car: '🚗',
  chart_with_upwards_trend: '📈',
  clipboard: '📋',
  clock1: '🕐',
  construction: '🚧',
  email: '📧',
  exclamation: '❗',
  eyes: '👀',
  fire: '🔥',
  gear: '⚙️',
  grey_question: '❔',
  hourglass: '⌛',
  hourglass_flowing_sand: '⏳',
  inbox_tray: '📥',
  information_source: 'ℹ️',
  large_blue_circle: '🔵',
  large_green_circle: '🟢',
  large_orange_circle: '🟠',
  large_yellow_circle: '🟡',
  link: '🔗',
  lock: '🔒',
  mag: '🔍',
  memo: '📝',
  moon: '🌔',
  no_entry: '⛔',
  no_entry_sign: '🚫',
  o: '⭕',
  phone: '☎️',
  question: '❓',
  raised_hand: '✋',
  raising_hand: '🙋',
  red_circle: '🔴',
  repeat: '🔁',
  rotating_light: '🚨',
  scales: '⚖️',
  shield: '🛡️',
  skull: '💀',
  sparkles: '✨',
  speech_balloon: '💬',
  star: '⭐',
  stopwatch: '⏱️',
  tada: '🎉',
  telephone_receiver: '📞',
  thumbsup: '👍',
  warning: '⚠️',
  wave: '👋',
  white_check_mark: '✅',
  white_circle: '⚪',
  x: '❌',
  zap: '⚡',
};

const codes = /:([a-z0-9_+-]+):/g;

export const withEmoji = (text: string): string =>
  text.replace(codes, (code, name: string) => (Object.hasOwn(emoji, name) ? (emoji[name] ?? code) : code));

const pictures = /\p{Emoji_Presentation}(?:\u{fe0f}|\u{1f3fb}|\u{200d}\p{Emoji})*|\p{Emoji}\u{fe0f}/gu;

/** Pictures in text that is escaped already, in the size of Slack's. */
export const wrapPictures = (escaped: string): string =>
  escaped.replace(pictures, (picture) => `<span class="emoji">${picture}</span>`);

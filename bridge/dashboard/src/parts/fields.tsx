import { NativeSelect, type NativeSelectProps } from '@mantine/core';

/** Value and change handler of a field for text. */
export const entered = (value: string, onChange: (value: string) => void) => ({
  value,
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value),
});

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The options of a choice, from each value's words. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>): Option<Value>[] =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

interface ChoiceProps<Value extends string> extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values. */
export function Choice<Value extends string>({ options, onChange, ...props }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return <NativeSelect {...props} data={[...options]} onChange={({ currentTarget: { value } }) => choose(value)} />;
}

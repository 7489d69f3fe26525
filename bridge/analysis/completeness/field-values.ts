import type { InputRecord, RecordField } from '../../../shared/record.ts';
import { readEmail } from './email.ts';
import { isPlaceholder } from './placeholder.ts';

/** What is written into a name field by people who play a role instead of giving a name. */
const ROLE_NAME =
  /^(?:(?:the|a|an) )?(?:accident|victim|client|caller|customer|lead|user|visitor|guest|anonymous|anon|someone|somebody|nobody|person|patient|plaintiff|first ?name|last ?name|f ?name|l ?name|surname|given ?name|name|nombre|apellido|cliente)$/;

const holdsLetter = (value: string) => /\p{L}/u.test(value);

/** Placeholders that are somebody's name as well, when written like one: Ms. Null is a person, NULL is not. */
const ALSO_A_NAME =
  /^(?:Na|No|Nan|Null|Nada|Skip|Blank|Field|Foo|Bar|Bla|Sample|Private|Same|Sin|Missing|Value|String|Not|Nil|Person|Guest|Lead|Patient|Wert|Demo)$/u;

function isName(value: string): boolean {
  if (ALSO_A_NAME.test(value.trim())) return true;
  return holdsLetter(value) && !isPlaceholder(value) && !ROLE_NAME.test(value.trim().toLowerCase());
}

/** Seven digits or more that nobody typed for form's sake. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return (
    digits.length >= 7 && !/^(\d)\1+$/.test(digits) && !/^1?(?:1234567|12345678|123456789|1234567890)$/.test(digits)
  );
}

const isZip = (value: string) => /\d{5}|\d{4}/.test(value) && !/^\D*(?:0{5}|9{5})\D*$/.test(value);

const isText = (value: string) => holdsLetter(value) && !isPlaceholder(value);

/** Words that may stand around a placeholder without making it say more. */
const AROUND =
  /\b(?:please|pls|ignore|just|only|this|is|a|an|the|lead|form|record|submission|delete|por|favor|ignorar)\b/giu;

const holdsNotes = (value: string) => isText(value) && !isPlaceholder(value.replace(AROUND, ' '));

const holds: Record<RecordField, (value: string) => boolean> = {
  firstName: isName,
  lastName: isName,
  phone: isPhone,
  email: (value) => readEmail(value) !== 'missing',
  location: isText,
  zip: isZip,
  county: isText,
  state: isText,
  practiceArea: isText,
  intakeNotes: holdsNotes,
};

/** Whether a field of the record holds something real. */
export const holdsSomething = (record: InputRecord, field: RecordField): boolean => holds[field](record[field]);

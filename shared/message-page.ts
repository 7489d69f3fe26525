/** What a person in front of a browser reads; plain text throughout. */
export interface MessagePage {
  status: number;
  tone: 'good' | 'warning' | 'bad';
  title: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** What is not as it should be. */
  findings?: string[];
  next?: string[];
  link?: { url: string; label: string };
}

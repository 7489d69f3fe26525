import { readFile } from 'node:fs/promises';

/** One line of the file that the engines write. */
interface Testimony {
  at: number;
  pid: number;
  what: 'asked' | 'answered';
  content: string;
}

export interface Kill {
  pid: number;
  at: number;
}

export interface WitnessCounts {
  contentsJudged: number;
  questions: number;
  /** Questions about content that had been asked about before. */
  askedTwice: number;
  /** Those of them that no kill accounts for. */
  askedTwiceUnexplained: number;
  /** Contents that were asked about again although an answer had come, the asker being killed before it was kept. */
  answeredTwice: number;
}

async function read(file: string): Promise<Testimony[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [at, pid, what, content = ''] = line.split(' ');
    return { at: Number(at), pid: Number(pid), what: what as Testimony['what'], content };
  });
}

/** A second question is explained where whoever asked before was killed between the two. */
export async function countWitnessed(file: string, kills: readonly Kill[]): Promise<WitnessCounts> {
  const testimonies = await read(file);
  const byContent = Map.groupBy(testimonies, ({ content }) => content);
  const killedAt = new Map(kills.map(({ pid, at }) => [pid, at]));
  const counts = { questions: 0, askedTwice: 0, askedTwiceUnexplained: 0, answeredTwice: 0 };
  for (const lines of byContent.values()) {
    const asked = lines.filter(({ what }) => what === 'asked');
    counts.questions += asked.length;
    counts.askedTwice += asked.length - 1;
    counts.answeredTwice += Number(lines.length - asked.length > 1);
    for (const [index, question] of asked.slice(1).entries()) {
      const before = asked[index];
      const death = before && killedAt.get(before.pid);
      if (death === undefined || death > question.at) counts.askedTwiceUnexplained += 1;
    }
  }
  return { contentsJudged: byContent.size, ...counts };
}

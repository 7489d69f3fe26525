import { defineConfig } from 'vitest/config';
import { byNode, eachFile, wholeRun } from './vitest.config.ts';

/** What needs neither a browser nor a second process, and little of a database: for a developer's loop. */
export default defineConfig({
  test: {
    ...wholeRun,
    ...eachFile,
    ...byNode,
    isolate: false,
    include: [
      'test/shared/**/*.test.ts',
      'test/bridge/*.test.ts',
      'test/bridge/{leads,v1}/*.test.ts',
      'test/bridge/analysis/{amounts,completeness,dates,facts,places,rubric,text,topics}/*.test.ts',
      'test/bridge/platform/http/**/*.test.ts',
      'test/bridge/hubspot/contacts/*.test.ts',
      'test/bridge/slack/{render,routing}/*.test.ts',
    ],
  },
});

/**
 * The opcodes that this encoder writes, with the numbers of mendoza 3.0.8 (`src/internal-patcher.ts`, `OPS`). The patcher has a
 * stack of inputs (parts of `before`) and a stack of outputs (parts of `after`).
 */
export const OPCODE = {
  value: 0,
  blank: 2,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const;

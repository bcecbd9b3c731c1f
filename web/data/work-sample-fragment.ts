/** Projection of an agent's piece of work. */
export const workSampleFragment = `workSample{
    title,
    occasion,
    decision,
    approveLabel,
    approveEffect,
    "parts": coalesce(parts[]{
      _key,
      _type,
      _type == "workFigures" => {
        "figures": coalesce(figures[]{_key, value, label, source, isFlagged}, [])
      },
      _type == "workTable" => {
        caption,
        "columns": coalesce(columns, []),
        "rows": coalesce(rows[]{_key, "cells": coalesce(cells, []), source, isFlagged, isTotal}, [])
      },
      _type == "workChecklist" => {
        caption,
        "tasks": coalesce(tasks[]{_key, text, owner, due, isDone, source}, [])
      },
      _type == "workLetter" => {recipient, date, text, signature, source}
    }, [])
  }`;

-- hsc2hs asks the C compiler for offsets and sizes. Calls are safe ones: they may take long, and the
-- clock and observers call back into Haskell, which an unsafe call must not do.
{-# LANGUAGE CApiFFI #-}
module Main (main) where

import Control.Concurrent
import Control.Monad
import qualified Data.ByteString as Bytes
import Data.IORef
import qualified Data.Text as Text
import Data.Text (Text)
import Data.Text.Encoding (decodeUtf8, encodeUtf8)
import Foreign
import Foreign.C

#include <taskcore.h>

data {-# CTYPE "taskcore_store" #-} Store
data {-# CTYPE "taskcore_observer" #-} Observer
data {-# CTYPE "taskcore_task_list" #-} TaskList
data {-# CTYPE "taskcore_error" #-} Failed
type Error = Ptr (Ptr Failed)

foreign import capi "taskcore.h taskcore_open_options_init" openOptionsInit :: Ptr () -> CSize -> IO CInt
foreign import capi "taskcore.h taskcore_task_input_init" taskInputInit :: Ptr () -> CSize -> IO CInt
foreign import capi "taskcore.h taskcore_store_open_e" storeOpen :: Ptr () -> Ptr (Ptr Store) -> Error -> IO CInt
foreign import capi "taskcore.h taskcore_task_add_e" taskAdd :: Ptr Store -> Ptr () -> Ptr Int64 -> Error -> IO CInt
foreign import capi "taskcore.h taskcore_task_find_e" taskFind :: Ptr Store -> CString -> Ptr Int64 -> Error -> IO CInt
foreign import capi "taskcore.h taskcore_task_query_e" taskQuery ::
  Ptr Store -> Ptr () -> Ptr (Ptr TaskList) -> Error -> IO CInt
foreign import ccall "taskcore_observe_e" observe ::
  Ptr Store -> FunPtr Observe -> Ptr () -> FunPtr () -> Ptr (Ptr Observer) -> Error -> IO CInt
foreign import ccall "taskcore_task_list_rows" taskListRows :: Ptr TaskList -> Ptr CSize -> IO (Ptr ())
foreign import capi "taskcore.h taskcore_task_list_count" taskListCount :: Ptr TaskList -> IO CSize
foreign import capi "taskcore.h taskcore_task_list_free" taskListFree :: Ptr TaskList -> IO ()
foreign import capi "taskcore.h taskcore_observer_free" observerFree :: Ptr Observer -> IO ()
foreign import capi "taskcore.h taskcore_store_free" storeFree :: Ptr Store -> IO ()
foreign import capi "taskcore.h taskcore_error_free" errorFree :: Ptr Failed -> IO ()

type Observe = Ptr () -> Ptr () -> IO CInt
foreign import ccall "wrapper" wrapObserve :: Observe -> IO (FunPtr Observe)

text :: CString -> IO Text
text pointer = decodeUtf8 <$> Bytes.packCString pointer

withText :: Text -> (CString -> IO a) -> IO a
withText = Bytes.useAsCString . encodeUtf8

-- What is wrong with a call, if anything is.
failure :: (Error -> IO CInt) -> IO (Maybe (CInt, Text))
failure call = with nullPtr $ \out -> do
  status <- call out
  if status == 0
    then pure Nothing
    else do
      failed <- peek out
      message <- text =<< #{peek taskcore_error, message} failed
      errorFree failed
      pure (Just (status, message))

succeed :: (Error -> IO CInt) -> IO ()
succeed call = failure call >>= mapM_ (fail . show)

check :: Bool -> String -> IO ()
check holds what = unless holds (fail what)

open :: Text -> Ptr (Ptr Store) -> IO (Maybe (CInt, Text))
open path out =
  allocaBytes #{size taskcore_open_options} $ \options -> withText path $ \pointer -> do
    _ <- openOptionsInit options #{size taskcore_open_options}
    #{poke taskcore_open_options, path} options pointer
    failure (storeOpen options out)

threads, rounds :: Int
threads = 8
rounds = 100

title :: Int -> Int -> Text
title thread number = Text.pack ("Tee für Zoë 🍵 " ++ show thread ++ "-" ++ show number)

work :: Ptr Store -> Int -> IO ()
work store thread = forM_ [1 .. rounds] $ \number -> do
  allocaBytes #{size taskcore_task_input} $ \input -> withText (title thread number) $ \pointer -> do
    _ <- taskInputInit input #{size taskcore_task_input}
    #{poke taskcore_task_input, fields} input (#{const TASKCORE_TASK_TITLE} :: Word64)
    #{poke taskcore_task_input, title} input pointer
    succeed (taskAdd store input nullPtr)
  let uid = Text.pack ("nobody-" ++ show thread ++ "-" ++ show number)
  found <- withText uid $ \pointer -> alloca $ \out -> failure (taskFind store pointer out)
  let message = Text.concat [Text.pack "There is no task with the uid “", uid, Text.pack "”."]
  check (found == Just ((#{const TASKCORE_ENOTFOUND}), message)) ("another error: " ++ show found)

main :: IO ()
main = alloca $ \opened -> alloca $ \observed -> alloca $ \listed -> alloca $ \stride -> do
  refused <- open Text.empty opened
  check (fmap fst refused == Just (#{const TASKCORE_EINVALID})) "an empty path is no store"
  open (Text.pack ":memory:") opened >>= mapM_ (fail . show)
  store <- peek opened
  commits <- newIORef (0 :: Int)
  heard <- wrapObserve $ \_ _ -> atomicModifyIORef' commits (\count -> (count + 1, 0))
  succeed (observe store heard nullPtr nullFunPtr observed)

  ended <- forM [1 .. threads] $ \thread -> do
    done <- newEmptyMVar
    _ <- forkFinally (work store thread) (putMVar done)
    pure done
  forM_ ended $ takeMVar >=> either (fail . show) pure
  told <- readIORef commits
  check (told == threads * rounds) (show told ++ " commits")

  succeed (taskQuery store nullPtr listed)
  list <- peek listed
  rows <- taskListRows list stride
  apart <- fromIntegral <$> peek stride
  count <- taskListCount list
  check (fromIntegral count == threads * rounds) (show count ++ " tasks")
  titles <- forM [0 .. threads * rounds - 1] $ \i -> do
    let task = rows `plusPtr` (i * apart)
    size <- #{peek taskcore_task, struct_size} task
    check (size == (fromIntegral apart :: CSize)) "the rows are not one struct_size apart"
    text =<< #{peek taskcore_task, title} task
  check (title 3 7 `elem` titles) "a title is missing"
  taskListFree list
  peek observed >>= observerFree
  freeHaskellFunPtr heard
  storeFree store
